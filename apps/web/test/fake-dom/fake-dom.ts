/*
 * Paper instead of a browser: as much of a document as it takes to draw a part of a page, read what it says and press its
 * buttons. Nothing has a size or a look here. To be imported before what is drawn.
 */
import { type ComponentChild, type ContainerNode, render } from 'preact'
import { act } from 'preact/test-utils'
import { vi } from 'vitest'

type Listener = (event: object) => void

class PaperNode implements ContainerNode {
  readonly nodeType: number
  readonly localName: string
  readonly childNodes: PaperNode[] = []
  readonly attributes = new Map<string, string>()
  readonly listeners = new Map<string, Listener>()
  readonly style: Record<string, string> = {}
  /** Of text. */
  data: string
  parentNode: PaperNode | null = null
  /** Of a box to tick. */
  checked = false
  disabled = false

  constructor(localName: string, data = '') {
    this.localName = localName
    this.nodeType = localName === '#text' ? 3 : 1
    this.data = data
  }

  get firstChild(): PaperNode | null {
    return this.childNodes[0] ?? null
  }

  get nextSibling(): PaperNode | null {
    const siblings = this.parentNode?.childNodes ?? []
    return siblings[siblings.indexOf(this) + 1] ?? null
  }

  get textContent(): string {
    return this.data + this.childNodes.map((child) => child.textContent).join('')
  }

  insertBefore(node: ContainerNode, child: ContainerNode | null): ContainerNode {
    const own = ours(node)
    own.parentNode?.removeChild(own)
    own.parentNode = this
    const place = child === null ? -1 : this.childNodes.indexOf(ours(child))
    this.childNodes.splice(place < 0 ? this.childNodes.length : place, 0, own)
    return own
  }

  appendChild(node: ContainerNode): ContainerNode {
    return this.insertBefore(node, null)
  }

  removeChild(child: ContainerNode): ContainerNode {
    const own = ours(child)
    this.childNodes.splice(this.childNodes.indexOf(own), 1)
    own.parentNode = null
    return own
  }

  remove(): void {
    this.parentNode?.removeChild(this)
  }

  contains(other: PaperNode | null): boolean {
    for (let node = other; node !== null; node = node.parentNode) if (node === this) return true
    return false
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, String(value))
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name)
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

  all(localName: string): readonly PaperNode[] {
    const own = this.localName === localName ? [this] : []
    return [...own, ...this.childNodes.flatMap((child) => child.all(localName))]
  }

  /** Something is done to it. */
  hear(type: string): void {
    const listener = this.listeners.get(type)
    if (listener === undefined) throw new Error(`“${this.textContent}” does not listen to ${type}`)
    listener.call(this, { type, currentTarget: this, target: this })
  }
}

function ours(node: ContainerNode): PaperNode {
  if (!(node instanceof PaperNode)) throw new TypeError('not of this paper')
  return node
}

const kept = new Map<string, string>()

vi.stubGlobal('document', {
  // Nothing is painted: what waits for that does not wait.
  hidden: true,
  activeElement: null,
  documentElement: new PaperNode('html'),
  body: new PaperNode('body'),
  createElement: (name: string) => new PaperNode(name),
  createElementNS: (_: string, name: string) => new PaperNode(name),
  createTextNode: (text: string) => new PaperNode('#text', text),
  querySelector: () => null,
  querySelectorAll: () => [],
  addEventListener: () => {},
  removeEventListener: () => {},
})
vi.stubGlobal('HTMLElement', PaperNode)
vi.stubGlobal('cancelAnimationFrame', () => {})
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})

export interface Sheet {
  /** What can be read on it, white space as one space. */
  text(): string
  /** The names of all buttons that can be pressed. */
  buttons(): readonly string[]
  press(button: string): Promise<void>
  /** The boxes to tick, by what stands beside them. */
  ticks(): Readonly<Record<string, boolean>>
  tick(label: string, on: boolean): Promise<void>
  /** Does something and draws what has changed, effects included. */
  after(run: () => void | Promise<void>): Promise<void>
  clear(): void
}

/** Draws it, and runs what comes after it is drawn. */
export async function draw(part: ComponentChild): Promise<Sheet> {
  const root = new PaperNode('main')
  const buttons = () => root.all('button').filter(({ disabled }) => !disabled)
  const nameOf = (button: PaperNode) => tidy(button.attributes.get('aria-label') ?? button.textContent)
  const boxes = () =>
    root
      .all('label')
      .flatMap((label) => label.all('input').map((box): [string, PaperNode] => [tidy(label.textContent), box]))
  await act(() => render(part, root))
  return {
    text: () => tidy(root.textContent),
    buttons: () => buttons().map(nameOf),
    async press(name) {
      const button = buttons().find((each) => nameOf(each).startsWith(name))
      if (button === undefined) throw new Error(`no button “${name}” among ${buttons().map(nameOf).join(', ')}`)
      await act(() => button.hear('click'))
    },
    ticks: () => Object.fromEntries(boxes().map(([label, box]) => [label, box.checked])),
    async tick(name, on) {
      const [, box] = boxes().find(([label]) => label.startsWith(name)) ?? []
      if (box === undefined) throw new Error(`nothing to tick beside “${name}”`)
      box.checked = on
      await act(() => box.hear('change'))
    },
    after: (run) => act(run),
    clear: () => render(null, root),
  }
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
