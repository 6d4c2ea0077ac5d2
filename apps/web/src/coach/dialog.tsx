/* What the coach does, each with a switch. */
import { Dialog } from '@logres/board-kit'
import { services, setService } from './settings.ts'
import { t } from './words/index.ts'

const SWITCHES = ['think', 'warn', 'show'] as const

export function CoachDialog({ onClose }: { readonly onClose: () => void }) {
  const words = t()
  return (
    <Dialog title={words.coach} onClose={onClose}>
      <div class="coach-switches">
        {SWITCHES.map((service) => (
          <label key={service}>
            <input
              type="checkbox"
              checked={services[service].value}
              onChange={({ currentTarget }) => setService(service, currentTarget.checked)}
            />
            <span>
              {words.services[service].label}
              <small>{words.services[service].hint}</small>
            </span>
          </label>
        ))}
      </div>
      <p class="small">{words.how}</p>
      <div class="dialog-foot">
        <button
          type="button"
          class="button secondary"
          onClick={() => {
            onClose()
            setService('coach', false)
          }}
        >
          {words.off}
        </button>
        <button type="button" class="button primary" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Dialog>
  )
}
