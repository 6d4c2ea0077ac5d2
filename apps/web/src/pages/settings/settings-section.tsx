import type { ComponentChildren } from 'preact'

interface SettingsSectionProps {
  readonly id: string
  readonly head: string
  readonly children: ComponentChildren
}

/** One section of the settings. */
export function SettingsSection({ id, head, children }: SettingsSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 class="section-heading" id={id}>
        {head}
      </h2>
      {children}
    </section>
  )
}
