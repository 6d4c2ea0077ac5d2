/*
 * A fake DOM: just enough of a document to render a part of a page, read its texts and press its buttons. Nothing has a size or a
 * style. Must be imported before what is rendered.
 */
import { type ComponentChild, type ContainerNode, render } from 'preact'
import { act } from 'preact/test-utils'
import { vi } from 'vitest'

type Listener = (event: object) => void

class FakeNode implements ContainerNode {
  readonly nodeType: number
  readonly localName: string
  readonly childNodes: FakeNode[] = []
  readonly attributes = new Map<string, string>()
  readonly listeners = new Map<string, Listener>()
  readonly style: Record<string, string> = fakeStyle()
  /** Of a text node. */
  data: string
  parentNode: FakeNode | null = null
  /** Of a checkbox. */
  checked = false
  disabled = false
  /** Of a list of choices. */
  value = ''

  constructor(localName: string, data = '') {
    this.localName = localName
    this.nodeType = localName === '#text' ? 3 : 1
    this.data = data
  }

  get firstChild(): FakeNode | null {
    return this.childNodes[0] ?? null
  }

  get nextSibling(): FakeNode | null {
    const siblings = this.parentNode?.childNodes ?? []
    return siblings[siblings.indexOf(this) + 1] ?? null
  }

  get textContent(): string {
    return this.data + this.childNodes.map((child) => child.textContent).join('')
  }

  insertBefore(node: ContainerNode, child: ContainerNode | null): ContainerNode {
    const own = asFakeNode(node)
    own.parentNode?.removeChild(own)
    own.parentNode = this
    const place = child === null ? -1 : this.childNodes.indexOf(asFakeNode(child))
    this.childNodes.splice(place < 0 ? this.childNodes.length : place, 0, own)
    return own
  }

  appendChild(node: ContainerNode): ContainerNode {
    return this.insertBefore(node, null)
  }

  removeChild(child: ContainerNode): ContainerNode {
    const own = asFakeNode(child)
    this.childNodes.splice(this.childNodes.indexOf(own), 1)
    own.parentNode = null
    return own
  }

  remove(): void {
    this.parentNode?.removeChild(this)
  }

  contains(other: FakeNode | null): boolean {
    for (let node = other; node !== null; node = node.parentNode) if (node === this) return true
    return false
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, String(value))
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name)
  }

  toggleAttribute(name: string, on: boolean): void {
    if (on) this.setAttribute(name, '')
    else this.removeAttribute(name)
  }

  addEventListener(name: string, listener: Listener): void {
    this.listeners.set(name.toLowerCase(), listener)
  }

  removeEventListener(name: string): void {
    this.listeners.delete(name.toLowerCase())
  }

  focus(): void {}
  /** Of a dialog. */
  showModal(): void {}
  close(): void {}
  scrollIntoView(): void {}
  closest(): null {
    return null
  }
  querySelector(): null {
    return null
  }

  /** As HTML, attributes by name: two parts of a page can be compared by it. */
  get markup(): string {
    if (this.localName === '#text') return this.data
    const attributes = [...this.attributes, ...Object.entries(this.style)]
      .map(([name, value]) => ` ${name}="${tidy(value)}"`)
      .toSorted()
    return `<${this.localName}${attributes.join('')}>${this.childNodes.map((child) => child.markup).join('')}`
  }

  /** Those that listen to this. */
  listeningTo(type: string): readonly FakeNode[] {
    const own = this.listeners.has(type) ? [this] : []
    return [...own, ...this.childNodes.flatMap((child) => child.listeningTo(type))]
  }

  all(localName: string): readonly FakeNode[] {
    const own = this.localName === localName ? [this] : []
    return [...own, ...this.childNodes.flatMap((child) => child.all(localName))]
  }

  /** Dispatches an event. */
  dispatch(type: string): void {
    const listener = this.listeners.get(type)
    if (listener === undefined) throw new Error(`“${this.textContent}” does not listen to ${type}`)
    listener.call(this, { type, currentTarget: this, target: this })
  }
}

function fakeStyle(): Record<string, string> {
  const style: Record<string, string> = {}
  // Not enumerable: it is no declaration.
  return Object.defineProperty(style, 'setProperty', {
    value: (name: string, value: string) => {
      style[name] = String(value)
    },
  })
}

function asFakeNode(node: ContainerNode): FakeNode {
  if (!(node instanceof FakeNode)) throw new TypeError('not a node of the fake DOM')
  return node
}

const stored = new Map<string, string>()

vi.stubGlobal('document', {
  // Nothing is painted: code that waits for paints runs at once.
  hidden: true,
  activeElement: null,
  documentElement: new FakeNode('html'),
  body: new FakeNode('body'),
  createElement: (name: string) => new FakeNode(name),
  createElementNS: (_: string, name: string) => new FakeNode(name),
  createTextNode: (text: string) => new FakeNode('#text', text),
  querySelector: () => null,
  querySelectorAll: () => [],
  addEventListener: () => {},
  removeEventListener: () => {},
})
vi.stubGlobal('HTMLElement', FakeNode)
vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('removeEventListener', () => {})
vi.stubGlobal('cancelAnimationFrame', () => {})
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})

export interface RenderedPart {
  /** Its text, with white space collapsed. */
  text(): string
  /** The names of all enabled buttons. */
  buttons(): readonly string[]
  press(button: string): Promise<void>
  /** The checkboxes by their labels. */
  checkboxes(): Readonly<Record<string, boolean>>
  check(label: string, on: boolean): Promise<void>
  /** In the only list of choices. */
  choose(value: string): Promise<void>
  /** All that is drawn, as HTML. */
  markup(): string
  /** So many things listen to this. */
  listeners(type: string): number
  /** Dispatches an event on one of them. */
  dispatch(type: string, no: number): Promise<void>
  /** Runs something, then renders and runs effects. */
  after(run: () => unknown): Promise<void>
  clear(): void
}

/** Renders it and runs its effects. */
export async function renderPart(part: ComponentChild): Promise<RenderedPart> {
  const root = new FakeNode('main')
  const buttons = () => root.all('button').filter(({ disabled }) => !disabled)
  const isOn = ({ attributes }: FakeNode) => attributes.get('aria-disabled') !== 'true'
  const nameOf = (button: FakeNode) => tidy(button.attributes.get('aria-label') ?? button.textContent)
  const boxes = () =>
    root
      .all('label')
      .flatMap((label) => label.all('input').map((box): [string, FakeNode] => [tidy(label.textContent), box]))
      .filter(([, box]) => box.attributes.get('type') !== 'range')
  await act(() => render(part, root))
  return {
    text: () => tidy(root.textContent),
    buttons: () => buttons().filter(isOn).map(nameOf),
    markup: () => root.markup,
    listeners: (type) => root.listeningTo(type).length,
    async dispatch(type, no) {
      await act(() => root.listeningTo(type)[no]?.dispatch(type))
    },
    async press(name) {
      const button = buttons().find((each) => nameOf(each).startsWith(name))
      if (button === undefined) throw new Error(`no button “${name}” among ${buttons().map(nameOf).join(', ')}`)
      await act(() => button.dispatch('click'))
    },
    checkboxes: () => Object.fromEntries(boxes().map(([label, box]) => [label, box.checked])),
    async check(name, on) {
      const [, box] = boxes().find(([label]) => label.startsWith(name)) ?? []
      if (box === undefined) throw new Error(`nothing to tick beside “${name}”`)
      box.checked = on
      await act(() => box.dispatch('change'))
    },
    async choose(value) {
      const [list] = root.all('select')
      if (list === undefined) throw new Error('nothing to choose from')
      list.value = value
      await act(() => list.dispatch('change'))
    },
    after: (run) =>
      act(async () => {
        await run()
      }),
    clear: () => render(null, root),
  }
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
