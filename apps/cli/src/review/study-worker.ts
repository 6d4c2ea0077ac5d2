/* Runs in a thread of its own: does the jobs of a study that it is sent, one after the other, and answers each. */
import { parentPort } from 'node:worker_threads'
import { findStudy } from './studies.ts'
import type { StudyJob } from './study.ts'

parentPort?.on('message', (job: StudyJob) => {
  const study = findStudy(job.study)
  if (study === undefined) throw new RangeError(`there is no study ${job.study}`)
  parentPort?.postMessage(study.answer(job))
})
