/*
 * Fuzzing in `npm test` uses one fixed seed, so that a failure is about the change under test. `test:fuzz` sets
 * LOGRES_FUZZ_SEED to a new one; what it finds becomes a test of its own.
 */
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.LOGRES_FUZZ_SEED ?? 1_485) })
