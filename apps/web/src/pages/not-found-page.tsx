import { useTitle } from '../shell/title.ts'

export function NotFoundPage() {
  useTitle('Not found')
  return (
    <div class="wrap">
      <h1>Not found</h1>
    </div>
  )
}
