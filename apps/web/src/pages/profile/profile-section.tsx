import type { ComponentChildren } from 'preact'

interface ProfileSectionProps {
  readonly id: string
  readonly head: string
  readonly children: ComponentChildren
}

/** One section of the profile. */
export function ProfileSection({ id, head, children }: ProfileSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 class="section-heading" id={id}>
        {head}
      </h2>
      {children}
    </section>
  )
}
