/* Both sheets in this order: what is narrow overrules what is wide. Reviews use them too, and sheets of several importers are split up. */
import './ending.css'
import './ending-narrow.css'
