/* The files in deploy/, parsed like the programs they are for. */
import { readdirSync, readFileSync } from 'node:fs'
import { parse, parseAllDocuments } from 'yaml'

const ROOT = new URL('../../../../', import.meta.url)

export const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8')

/** Every file below deploy/, by its path. */
export const FILES: readonly string[] = readdirSync(new URL('deploy', ROOT), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== '.env')
  .map(({ parentPath, name }) => `${parentPath}/${name}`.replace(/^.*\/deploy\//, 'deploy/'))
  .toSorted()

type Env = Readonly<Record<string, string>>

export interface ComposeService {
  readonly image: string
  readonly restart: string
  readonly stop_grace_period?: string
  readonly command?: readonly string[]
  readonly environment?: Env
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean }
  readonly ports?: readonly string[]
  readonly networks: readonly string[]
  readonly volumes?: readonly string[]
  readonly depends_on?: object
}

export interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>
  readonly volumes: Readonly<Record<string, object>>
}

/** With these variables; a required one that is missing throws. */
export function readCompose(variables: Env): Compose {
  const text = read('deploy/compose.yaml').replaceAll(/\$\{(\w+)(:\?|:-([^}]*))?\}/g, (_, name, how, byDefault) => {
    const value = variables[name] || byDefault
    if (value === undefined) throw new Error(`${name} is not set${how === undefined ? ', and may be forgotten' : ''}`)
    return value
  })
  return parse(text, { merge: true, strict: true })
}

/** Of an .env: what is set, and what is named in a comment. */
export function variablesIn(path: string): { readonly set: Env; readonly named: readonly string[] } {
  const lines = [...read(path).matchAll(/^(#?)(\w+)=(.*)$/gm)]
  const set = lines.filter(([, comment]) => comment === '').map(([, , name = '', value = '']) => [name, value] as const)
  return { set: Object.fromEntries(set), named: lines.map(([, , name = '']) => name) }
}

type Labels = Readonly<Record<string, string>>

export interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string }
  readonly timeoutSeconds?: number
}

export interface Container {
  readonly name: string
  readonly image: string
  readonly command?: readonly string[]
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[]
  readonly envFrom?: readonly {
    readonly configMapRef?: { readonly name: string }
    readonly secretRef?: { readonly name: string }
  }[]
  readonly env?: readonly {
    readonly name: string
    readonly value?: string
    readonly valueFrom?: { readonly secretKeyRef: { readonly name: string; readonly key: string } }
  }[]
  readonly startupProbe?: Probe
  readonly readinessProbe?: Probe
  readonly livenessProbe?: Probe
  readonly lifecycle?: { readonly preStop: { readonly exec: { readonly command: readonly string[] } } }
  readonly volumeMounts?: readonly { readonly name: string }[]
}

export interface Pods {
  readonly metadata: { readonly labels: Labels; readonly annotations?: Labels }
  readonly spec: {
    readonly terminationGracePeriodSeconds?: number
    readonly containers: readonly Container[]
    readonly volumes?: readonly { readonly name: string }[]
  }
}

interface Selector {
  readonly matchLabels?: Labels
  readonly matchExpressions?: readonly { readonly key: string; readonly values: readonly string[] }[]
}

/** Only the fields that are checked. */
export interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string; readonly namespace?: string }
  readonly data?: Env
  readonly stringData?: Env
  readonly spec: {
    readonly template?: Pods
    readonly jobTemplate?: { readonly spec: { readonly template: Pods } }
    readonly volumeClaimTemplates?: readonly { readonly metadata: { readonly name: string } }[]
    readonly strategy?: { readonly rollingUpdate?: { readonly maxUnavailable: number; readonly maxSurge: number } }
    readonly replicas?: number
    readonly maxUnavailable?: number
    /** A Service has a bare list of labels. */
    readonly selector?: Selector & Labels
    readonly ports?: readonly { readonly name: string; readonly port: number; readonly targetPort?: string }[]
    readonly podSelector?: Selector
    readonly ingress?: readonly {
      readonly from: readonly { readonly podSelector?: Selector; readonly namespaceSelector?: Selector }[]
      readonly ports: readonly { readonly port: number }[]
    }[]
    readonly rules?: readonly { readonly host: string; readonly http: { readonly paths: readonly IngressPath[] } }[]
  }
}

export interface IngressPath {
  readonly path: string
  readonly backend: { readonly service: { readonly name: string; readonly port: { readonly name: string } } }
}

/** Like kubectl: without merge keys. */
export function manifestsIn(path: string): Manifest[] {
  return parseAllDocuments(read(path), { strict: true, merge: false }).map((document) => {
    if ('errors' in document && document.errors.length > 0) throw document.errors[0]
    const manifest: Manifest = document.toJS()
    return manifest
  })
}

export function matches(labels: Labels, { matchLabels = {}, matchExpressions = [] }: Selector): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''))
  )
}
