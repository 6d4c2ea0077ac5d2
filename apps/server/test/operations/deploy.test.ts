/* deploy/ fits the server: settings, ports, probes, and shutdown time. */
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../../src/config.ts'
import { FILES, type Manifest, manifestsIn, matches, read, readCompose, variablesIn } from './deploy-files.ts'

const KEYS = new Set(read('apps/server/src/config.ts').match(/LOGRES_[A-Z_]+/g))
/** Seconds a server may take to shut down: TIMING in signals.ts. */
const TO_END = Number(/maxMs: (\d+)_000/.exec(read('apps/server/src/operations/signals.ts'))?.[1])
const FILLED = { DOMAIN: 'logres.example.org', CONTACT: 'me@example.org' }
const PASSWORDS = { POSTGRES_PASSWORD: 'one1', REDIS_PASSWORD: 'two2' }

const isThere = (path: string) => existsSync(new URL(`../../../../${path}`, import.meta.url))
/** The program that a command runs, and its arguments. */
const ours = (command: readonly string[]) => /\b(apps\/\S+\.ts)(?: (\w[\w-]*))?/.exec(command.join(' '))

test('the server reads every setting in it', () => {
  expect(FILES.length).toBeGreaterThan(10)
  expect(KEYS.size).toBeGreaterThan(5)
  for (const path of FILES)
    for (const key of read(path).match(/LOGRES_\w+/g) ?? []) expect(KEYS, `${key} in ${path}`).toContain(key)
})

test('V8 flags are the same wherever a server is started', () => {
  const flagsIn = (text: string) => [...text.matchAll(/--[a-z][\w-]*=\d+/g)].map(([flag]) => flag)
  const told = flagsIn(/"start": "(.*)"/.exec(read('package.json'))?.[1] ?? '')
  expect(told.length).toBeGreaterThan(0)
  expect(flagsIn(/^CMD .*$/m.exec(read('Dockerfile'))?.[0] ?? '')).toEqual(told)
  for (const unit of ['deploy/logres.service', 'deploy/logres@.service']) {
    expect(flagsIn(/^ExecStart=.*$/m.exec(read(unit))?.[0] ?? ''), unit).toEqual(told)
  }
})

test('no password is in the repository or the image', () => {
  expect(read('.dockerignore').split('\n')).toContain('**/.env')
  expect(read('.gitignore').split('\n')).toContain('.env')
  expect(variablesIn('deploy/example.env').set).toMatchObject({ POSTGRES_PASSWORD: '', REDIS_PASSWORD: '' })
})

describe('compose.yaml', () => {
  const compose = readCompose({ ...FILLED, ...PASSWORDS })
  const { services } = compose
  const servers = Object.entries(services).filter(([, { environment }]) => environment?.LOGRES_PORT !== undefined)

  test('requires the variables that the example names, and every password', () => {
    const wanted = [...read('deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
    expect([...new Set(wanted)].toSorted()).toEqual([...variablesIn('deploy/example.env').named].toSorted())
    expect(() => readCompose(variablesIn('deploy/example.env').set)).toThrow('POSTGRES_PASSWORD is not set')
    expect(() => readCompose({ ...FILLED, POSTGRES_PASSWORD: 'one1' })).toThrow('REDIS_PASSWORD is not set')
  })

  test('has two servers and a worker, with valid settings', () => {
    expect(servers.map(([name]) => name)).toEqual(['server-1', 'server-2'])
    for (const name of ['server-1', 'server-2', 'worker']) {
      const config = readConfig(services[name]?.environment ?? {})
      expect(config).toMatchObject({ origin: 'https://logres.example.org', pushContact: 'mailto:me@example.org' })
      const store = new URL(config.store ?? '')
      expect(store).toMatchObject({ hostname: 'postgres', port: '5432', username: 'logres', password: 'one1' })
      expect(services.postgres?.environment).toMatchObject({
        POSTGRES_DB: store.pathname.slice(1),
        POSTGRES_USER: 'logres',
      })
      expect(new URL(config.bus ?? '')).toMatchObject({ hostname: 'redis', port: '6379', password: 'two2' })
      expect(config.trustProxy).toBe(name !== 'worker')
    }
    const [, program = '', verb] = ours(services.worker?.command ?? []) ?? []
    expect(isThere(program)).toBe(true)
    expect(verb).toBe('worker')
    expect(read('apps/cli/src/main.ts')).toContain("['worker', ")
  })

  test('checks the readiness of each server at its own port, and gives all enough time to stop', () => {
    for (const [, { environment, healthcheck, stop_grace_period }] of servers) {
      expect(healthcheck?.test?.join(' ')).toContain(`http://127.0.0.1:${environment?.LOGRES_PORT}/readyz`)
      expect(Number.parseInt(stop_grace_period ?? '', 10)).toBeGreaterThan(TO_END)
    }
    expect(Number.parseInt(services.worker?.stop_grace_period ?? '', 10)).toBeGreaterThan(TO_END)
    // The image's own health check would find no server.
    expect(services.worker?.healthcheck).toEqual({ disable: true })
  })

  test('only Caddy is reachable from outside; the databases only from within', () => {
    expect(Object.entries(services).flatMap(([name, { ports }]) => (ports === undefined ? [] : [name]))).toEqual([
      'caddy',
    ])
    expect(compose.networks.back).toEqual({ internal: true })
    for (const name of ['postgres', 'redis']) expect(services[name]?.networks).toEqual(['back'])
    expect(services.caddy?.networks).toEqual(['front'])
    expect(services.redis?.command).toEqual(expect.arrayContaining(['--requirepass', 'two2', 'noeviction']))
  })

  test('all restart automatically, and every named file exists', () => {
    for (const [name, { restart, networks, volumes = [], depends_on = {} }] of Object.entries(services)) {
      expect(restart, name).toBe('unless-stopped')
      for (const network of networks) expect(compose.networks).toHaveProperty([network])
      const others = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)
      for (const other of others) expect(services).toHaveProperty([other])
      for (const volume of volumes) {
        const [from = ''] = volume.split(':')
        if (from.startsWith('./')) expect(isThere(`deploy/${from}`), from).toBe(true)
        else expect(compose.volumes).toHaveProperty([from])
      }
    }
  })

  test('Caddy proxies to these servers, checks /readyz, and exposes no metrics', () => {
    const caddyfile = read('deploy/Caddyfile')
    const [, upstreams = ''] = /reverse_proxy (.*) \{/.exec(caddyfile) ?? []
    const here = servers.map(([name, { environment }]) => `${name}:${environment?.LOGRES_PORT}`)
    expect(upstreams.split(' ')).toEqual(here)
    expect(caddyfile).toContain('health_uri /readyz')
    expect(caddyfile).toContain('respond /metrics 404')
    for (const [, name = ''] of caddyfile.matchAll(/\{\$(\w+)\}/g))
      expect(services.caddy?.environment).toHaveProperty([name])
  })
})

describe('kubernetes/', () => {
  const paths = FILES.filter((path) => path.startsWith('deploy/kubernetes/') && !path.endsWith('/kustomization.yaml'))
  const all = paths.flatMap(manifestsIn)
  const named = (kind: string, name: string): Manifest => {
    const found = all.find((manifest) => manifest.kind === kind && manifest.metadata.name === name)
    if (found === undefined) throw new Error(`there is no ${kind} ${name}`)
    return found
  }
  const podsOf = ({ spec }: Manifest) => spec?.template ?? spec?.jobTemplate?.spec.template
  const pods = all.flatMap((manifest) => podsOf(manifest) ?? [])
  const only = (manifest: Manifest) => {
    const [container, ...others] = podsOf(manifest)?.spec.containers ?? []
    if (container === undefined || others.length > 0) throw new Error('one container was expected')
    return container
  }
  const envOf = (manifest: Manifest) => {
    const { envFrom = [], env = [] } = only(manifest)
    const from = envFrom.map(({ configMapRef, secretRef }) =>
      configMapRef === undefined
        ? named('Secret', secretRef?.name ?? '').stringData
        : named('ConfigMap', configMapRef.name).data,
    )
    return Object.assign({}, ...from, Object.fromEntries(env.map(({ name, value }) => [name, value])))
  }

  test('everything is applied except the example of secrets', () => {
    const { resources } = parse(read('deploy/kubernetes/kustomization.yaml'))
    const files = paths.map((path) => path.replace('deploy/kubernetes/', ''))
    expect([...resources, 'secrets.example.yaml'].toSorted()).toEqual(files)
    for (const { apiVersion, kind, metadata } of all) expect([apiVersion, kind, metadata.name]).not.toContain(undefined)
  })

  test('servers and workers have valid settings, and reach existing services', () => {
    for (const [kind, name] of [
      ['Deployment', 'server'],
      ['Deployment', 'worker'],
      ['CronJob', 'backup'],
    ] as const) {
      const config = readConfig(envOf(named(kind, name)))
      for (const url of [config.store, config.bus].map((address) => new URL(address ?? ''))) {
        const [port] = named('Service', url.hostname).spec.ports ?? []
        expect(String(port?.port)).toBe(url.port)
      }
      const [, program = 'apps/server/src/main.ts', verb] = ours(only(named(kind, name)).command ?? []) ?? []
      expect(isThere(program)).toBe(true)
      expect(verb).toBe(name === 'server' ? undefined : name)
    }
    const { origin, trustProxy } = readConfig(envOf(named('Deployment', 'server')))
    expect(trustProxy).toBe(true)
    expect(named('Ingress', 'logres').spec.rules?.map(({ host }) => `https://${host}`)).toEqual([origin])
  })

  test('servers are probed at their port; a database outage does not restart them', () => {
    const server = only(named('Deployment', 'server'))
    expect(server.ports).toEqual([
      { name: 'http', containerPort: readConfig(envOf(named('Deployment', 'server'))).port },
    ])
    expect(server.readinessProbe?.httpGet).toEqual({ path: '/readyz', port: 'http' })
    expect(server.livenessProbe?.httpGet).toEqual({ path: '/healthz', port: 'http' })
    expect(server.startupProbe?.httpGet).toEqual({ path: '/healthz', port: 'http' })
    const look = Number(/TIMEOUT = (\d+)_000/.exec(read('apps/server/src/operations/store-health.ts'))?.[1])
    expect(server.readinessProbe?.timeoutSeconds).toBeGreaterThan(look)
  })

  test('no server ends before another is ready, and each gets enough time to stop', () => {
    const server = named('Deployment', 'server')
    expect(server.spec.strategy?.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 })
    const before = Number(only(server).lifecycle?.preStop.exec.command[1])
    expect(before).toBeGreaterThan(0)
    expect(podsOf(server)?.spec.terminationGracePeriodSeconds).toBeGreaterThan(before + TO_END)
    expect(podsOf(named('Deployment', 'worker'))?.spec.terminationGracePeriodSeconds).toBeGreaterThan(TO_END)
    const budget = named('PodDisruptionBudget', 'server').spec
    expect(budget.maxUnavailable).toBeLessThan(server.spec.replicas ?? 0)
    expect(matches(podsOf(server)?.metadata.labels ?? {}, budget.selector ?? {})).toBe(true)
  })

  test('every selector, reference and mount has a target', () => {
    for (const { kind, metadata, spec } of all) {
      if (kind === 'Service' && metadata.name !== 'nobody') {
        const chosen = pods.filter(({ metadata: { labels } }) => matches(labels, { matchLabels: spec.selector ?? {} }))
        expect(chosen).toHaveLength(1)
        const ports = chosen.flatMap((pod) => pod.spec.containers.flatMap((each) => each.ports ?? []))
        for (const { targetPort } of spec.ports ?? []) expect(ports.map(({ name }) => name)).toContain(targetPort)
      }
      if (['Deployment', 'StatefulSet'].includes(kind))
        expect(matches(spec.template?.metadata.labels ?? {}, spec.selector ?? {})).toBe(true)
      for (const { http } of spec?.rules ?? [])
        for (const { backend } of http.paths)
          expect(named('Service', backend.service.name).spec.ports?.map(({ name }) => name)).toContain(
            backend.service.port.name,
          )
    }
    for (const manifest of all.filter((each) => podsOf(each) !== undefined)) {
      const { env = [], volumeMounts = [] } = only(manifest)
      for (const { valueFrom } of env)
        if (valueFrom !== undefined)
          expect(named('Secret', valueFrom.secretKeyRef.name).stringData).toHaveProperty([valueFrom.secretKeyRef.key])
      const claims = manifest.spec.volumeClaimTemplates?.map(({ metadata }) => metadata.name) ?? []
      const volumes = [...(podsOf(manifest)?.spec.volumes?.map(({ name }) => name) ?? []), ...claims]
      expect(volumeMounts.map(({ name }) => name).toSorted()).toEqual(volumes.toSorted())
    }
  })

  test.each([
    ['postgres', 5432, ['server', 'worker', 'backup']],
    ['redis', 6379, ['server', 'worker']],
  ])('%s is for our own pods only', (part, port, friends) => {
    const { podSelector, ingress } = named('NetworkPolicy', part).spec
    expect(pods.filter(({ metadata }) => matches(metadata.labels, podSelector ?? {}))).toHaveLength(1)
    const [rule, ...others] = ingress ?? []
    expect(others).toEqual([])
    expect(rule?.ports.map((each) => each.port)).toEqual([port])
    const isLetIn = (labels: Readonly<Record<string, string>>) =>
      rule?.from.some((from) => from.podSelector !== undefined && matches(labels, from.podSelector))
    expect(isLetIn({ app: 'else', part: 'server' })).toBe(false)
    expect(rule?.from.every((from) => from.podSelector !== undefined)).toBe(true)
    const inside = pods.map(({ metadata }) => metadata.labels).filter(isLetIn)
    expect(inside.map((labels) => labels.part)).toEqual(expect.arrayContaining(friends))
    expect(inside).toHaveLength(friends.length)
  })

  test('where metrics are open, the ingress does not expose them', () => {
    expect(readConfig(envOf(named('Deployment', 'server'))).metrics).toBe(true)
    const path = named('Ingress', 'logres').spec.rules?.[0]?.http.paths.find((each) => each.path === '/metrics')
    expect(path?.backend.service.name).toBe('nobody')
    expect(named('Service', 'nobody').spec.selector).toBeUndefined()
  })
})

describe('systemd units', () => {
  const units = FILES.filter((path) => path.endsWith('.service'))
  const lockedIn = (path: string) => read(path).slice(read(path).indexOf('NoNewPrivileges='))

  test('all have the same few privileges, and time to stop', () => {
    expect(units).toHaveLength(3)
    for (const path of units) {
      expect(lockedIn(path)).toBe(lockedIn('deploy/logres.service'))
      expect(read(path)).toContain('DynamicUser=yes\n')
      expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(read(path))?.[1])).toBeGreaterThan(TO_END)
      const [, program = ''] = /^ExecStart=.* (apps\/\S+\.ts)/m.exec(read(path)) ?? []
      expect(isThere(program)).toBe(true)
    }
  })

  test('those that need a database wait for it without a limit', () => {
    for (const path of units.filter((unit) => read(unit).includes('\nEnvironmentFile='))) {
      expect(read(path)).toMatch(/^StartLimitIntervalSec=0$/m)
      // 2 may mean that a dependency is not up yet.
      expect(read(path)).not.toContain('RestartPreventExitStatus')
    }
  })
})
