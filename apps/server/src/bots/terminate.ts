import type { Worker } from 'node:worker_threads'

/**
 * Terminates a thread, but not while it loads its modules: that can take down the whole process, because Node then finds no
 * module where it must find one ("Check failed: (location_) != nullptr"). Does not keep the process alive.
 */
export async function terminateWhenLoaded(worker: Worker, isLoaded: boolean): Promise<void> {
  if (!isLoaded) {
    worker.unref()
    await new Promise<void>((resolve) => {
      for (const event of ['message', 'error', 'exit']) worker.once(event, () => resolve())
    })
  }
  await worker.terminate()
}
