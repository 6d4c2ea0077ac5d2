import { useTitle } from '../../shell/title.ts'

export function HomePage() {
  useTitle('')
  return (
    <div class="wrap">
      <h1>Logres</h1>
    </div>
  )
}
