/* Whether there is a coach, what it does, and how often it speaks: kept in this browser. */
import { type ReadonlySignal, signal } from '@preact/signals'
import { readStored, writeStored } from '../local-storage.ts'

/** The coach at all; a line to think about, a warning before a blunder, and a good move for who asks. */
export const SERVICES = ['coach', 'think', 'warn', 'show'] as const
export type Service = (typeof SERVICES)[number]

const DEFAULTS: Readonly<Record<Service, boolean>> = { coach: false, think: true, warn: true, show: true }

function read(service: Service): boolean {
  const text = readStored(`coach-${service}`)
  return text === undefined ? DEFAULTS[service] : text === 'yes'
}

const values = {
  coach: signal(read('coach')),
  think: signal(read('think')),
  warn: signal(read('warn')),
  show: signal(read('show')),
}

export const services: Readonly<Record<Service, ReadonlySignal<boolean>>> = values

export function setService(service: Service, isOn: boolean): void {
  values[service].value = isOn
  writeStored(`coach-${service}`, isOn ? 'yes' : 'no')
}

const folded = signal(readStored('coach-folded') === 'yes')
/** To one line. */
export const isFolded: ReadonlySignal<boolean> = folded

export function setFolded(value: boolean): void {
  folded.value = value
  writeStored('coach-folded', value ? 'yes' : undefined)
}
