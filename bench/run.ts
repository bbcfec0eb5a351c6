/** `npm run bench -- <name> [--data DIR] [--json]`; without a name it lists what there is. */
import { existsSync, readdirSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import path from 'node:path'
import type { Benchmark, BenchmarkResult } from './benchmark.ts'

const here = import.meta.dirname
const suffix = '.bench.ts'
const names = readdirSync(here)
  .filter((file) => file.endsWith(suffix))
  .map((file) => file.slice(0, -suffix.length))

const { name, data, json, rest } = readArguments(process.argv.slice(2))

if (!name) {
  for (const each of names) console.log(`${each.padEnd(12)} ${(await load(each)).description}`)
} else if (!names.includes(name)) {
  console.error(`There is no benchmark "${name}". There are: ${names.join(', ')}.`)
  process.exitCode = 2
} else {
  await run(name)
}

async function run(benchmark: string): Promise<void> {
  const dataDir = path.resolve(data ?? process.env.BENCH_DATA ?? '../shared/bench')
  if (data && !existsSync(dataDir)) {
    console.error(`There is no data folder at ${dataDir}.`)
    process.exitCode = 2
    return
  }
  const machine = {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1e9),
    platform: `${process.platform} ${process.arch}`,
  }
  const versions = { node: process.versions.node, v8: process.versions.v8 }
  console.log(`${benchmark}: ${(await load(benchmark)).description}`)
  console.log(`${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB, ${machine.platform}`)
  console.log(`Node ${versions.node}\n`)
  const result = await (await load(benchmark)).run({
    dataDir,
    args: rest,
    progress: (line) => process.stderr.write(`${line}\n`),
  })
  console.log(table(result))
  if (json) {
    const figures = Object.fromEntries(
      result.figures.map(({ name: figure, value, unit, ratio }) => [
        figure,
        { value, unit, ratio },
      ]),
    )
    console.log(JSON.stringify({ benchmark, machine, versions, figures, ...result.summary }))
  }
}

async function load(benchmark: string): Promise<Benchmark> {
  const module = await import(path.join(here, `${benchmark}${suffix}`))
  return module.benchmark
}

/** What the runner does not know is the benchmark's own, and reaches it as it was typed. */
function readArguments(args: readonly string[]) {
  const rest = [...args]
  const name = rest[0] && !rest[0].startsWith('-') ? rest.shift() : undefined
  const json = rest.includes('--json')
  if (json) rest.splice(rest.indexOf('--json'), 1)
  const at = rest.indexOf('--data')
  const data = at < 0 ? undefined : rest.splice(at, 2)[1]
  return { name, data, json, rest }
}

function table({ figures }: BenchmarkResult): string {
  const rows = figures.map(({ name: figure, value, unit, ratio }) => [
    figure,
    `${Number(value.toPrecision(4))} ${unit}`,
    ratio ? `${ratio.value.toFixed(2)} × ${ratio.to}` : '',
  ])
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
