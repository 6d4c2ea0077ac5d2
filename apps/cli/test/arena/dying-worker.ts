/* A thread of the arena that leaves instead of answering. */
import { parentPort } from 'node:worker_threads'

parentPort?.on('message', () => process.exit(3))
