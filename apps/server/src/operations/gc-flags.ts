/*
 * Imported before everything else. Objects made for an act are short-lived, except while many requests wait for the
 * disk; V8 learns from that moment that they live long and allocates them in the old generation from then on. That
 * made short pauses three times as long (docs/server-bench.md).
 */
import { setFlagsFromString } from 'node:v8'

setFlagsFromString('--no-allocation-site-pretenuring')
// The size of the young generation is set on the command line (package.json, Dockerfile): here it would be too late.
