/* Prints figures in columns, and the broken budgets. */

export class Report {
  readonly broken: string[] = []

  head(what: string, columns: readonly string[]): void {
    console.log('')
    this.row(what, columns)
  }

  row(what: string, figures: readonly string[]): void {
    console.log(what.padEnd(30), ...figures.map((figure) => figure.padStart(13)))
  }

  must(holds: boolean, what: string): void {
    if (!holds) this.broken.push(what)
  }
}
