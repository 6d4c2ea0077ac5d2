import { Icon, useTitle } from '@logres/board-kit'
import { copyText } from '../design/copy-text.ts'
import { t } from '../i18n/site.ts'
import './plain.css'

function Command({ text }: { readonly text: string }) {
  return (
    <p class="command">
      <code>{text}</code>
      <button
        type="button"
        class="icon-button"
        aria-label={`${t().table.copy}: ${text}`}
        title={t().table.copy}
        onClick={() => void copyText(text, t().about.copied)}
      >
        <Icon name="copy" size={18} />
      </button>
    </p>
  )
}

export function AboutPage() {
  const words = t().about
  useTitle(words.title)
  return (
    <div class="wrap plain">
      <h1 tabIndex={-1}>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      <section aria-labelledby="free">
        <h2 class="section-heading" id="free">
          {words.free}
        </h2>
        <p class="prose">{words.freeText}</p>
      </section>
      <section aria-labelledby="seal">
        <h2 class="section-heading" id="seal">
          {words.seal}
        </h2>
        <p class="prose">{words.sealText}</p>
      </section>
      <section aria-labelledby="host">
        <h2 class="section-heading" id="host">
          {words.host}
        </h2>
        <p class="prose">{words.hostText}</p>
        <Command text="npm start" />
        <p class="prose">{words.hostBox}</p>
        <Command text="docker build -t logres ." />
        <Command text="docker run -d -p 4200:4200 -v logres:/data logres" />
        <p class="prose">{words.hostMore}</p>
      </section>
      <section aria-labelledby="program">
        <h2 class="section-heading" id="program">
          {words.program}
        </h2>
        <p class="prose">{words.programText}</p>
        <p>
          <a class="link tap" href="/api/docs">
            {words.docs}
          </a>
        </p>
      </section>
    </div>
  )
}
