import type { PageProps } from '../shell/router.ts'
import { useTitle } from '../shell/title.ts'

export function MatchPage({ params }: PageProps) {
  useTitle('Match')
  return (
    <div class="wrap">
      <h1>{params.id ?? params.game}</h1>
    </div>
  )
}
