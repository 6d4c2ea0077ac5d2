/* Parts of a page that it can start without. */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { whenIdle } from './after-paint.ts'

/** Milliseconds, on a busy page. */
const LATER = 2000

/** Returns a hook. It loads the module at once if it is needed, else when the browser is idle; undefined until it is there. */
export function late<Module>(load: () => Promise<Module>): (isNeeded: boolean) => Module | undefined {
  const loaded = signal<Module | undefined>(undefined)
  const begin = async () => {
    if (loaded.peek() === undefined) loaded.value = await load()
  }
  return (isNeeded) => {
    const module = loaded.value
    useEffect(() => {
      if (module !== undefined) return
      if (isNeeded) begin().catch(reportError)
      else whenIdle(() => void begin().catch(reportError), LATER)
    }, [module, isNeeded])
    return module
  }
}
