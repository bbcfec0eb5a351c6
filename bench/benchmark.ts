/** What a benchmark is: a name, a sentence, and a run that ends in figures. */

export interface BenchmarkOptions {
  /** Where the data of public problems lies. */
  dataDir: string
  /** Everything after the name that the runner does not know itself. */
  args: readonly string[]
  /** Says how far it is; goes to standard error, so that standard output stays a report. */
  progress: (line: string) => void
}

export interface Figure {
  name: string
  value: number
  unit: string
  /** What it is compared with, in the same run. */
  ratio?: { to: string; value: number }
}

export interface BenchmarkResult {
  figures: readonly Figure[]
  /** Becomes part of the JSON object as it is, for readers that look for a name. */
  summary?: Readonly<Record<string, unknown>>
}

export interface Benchmark {
  description: string
  run: (options: BenchmarkOptions) => Promise<BenchmarkResult>
}
