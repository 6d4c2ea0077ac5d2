import { useTitle } from '../../shell/title.ts'

export function StylePage() {
  useTitle('Style')
  return (
    <div class="wrap">
      <h1>The style of Logres</h1>
    </div>
  )
}
