/**
 * `npm run talks`: holds the conversations of testing/assistant/talks.ts and writes their pages anew;
 * `npm run talks -- 07 paris` those whose names contain one of the words.
 * `npm run talks -- --questions`: asks the single questions and writes their page anew.
 * `npm run talks -- --graded`: holds the development dialogues, prints the totals by class and every
 * failure with its conversation; with words, those whose id or class contains one of them.
 * `npm run talks -- --held-out`: the totals of the held-out dialogues, and nothing else of them.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type BrainToGrade, brainToGrade } from '#testing/assistant/brain-to-grade.ts'
import { developmentDialogues } from '#testing/assistant/dialogues.ts'
import { totalsByClass, type Verdict } from '#testing/assistant/grade.ts'
import { heldOutDialogues } from '#testing/assistant/held-out/index.ts'
import type { Dialogue } from '#testing/assistant/notation.ts'
import { type HeldDialogue, holdDialogue } from '#testing/assistant/run-dialogues.ts'
import { talks } from '#testing/assistant/talks.ts'
import { writeQuestions } from '#testing/assistant/write-questions.ts'
import { answerLines, writeTalk } from '#testing/assistant/write-talk.ts'

const args = process.argv.slice(2)
const words = args.filter((arg) => !arg.startsWith('--'))
const isWanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word))
const print = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`)
const questionsPage = path.join(
  import.meta.dirname,
  '..',
  'testing',
  'assistant',
  'single-questions.md',
)
const graded = await brainToGrade()

if (args.includes('--held-out')) print(totals(await holdAll(heldOutDialogues, graded)))
else if (args.includes('--graded')) await grade()
else if (args.includes('--questions')) await writePage()
else await writeTalks()

async function grade(): Promise<void> {
  const wanted = developmentDialogues.filter((each) => isWanted(`${each.id} ${each.class}`))
  print(totals(await holdAll(wanted, graded, (held) => print(failures(held)))))
}

async function holdAll(
  dialogues: readonly Dialogue[],
  brain: BrainToGrade,
  tell: (held: HeldDialogue) => void = () => undefined,
): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = []
  for (const dialogue of dialogues) {
    const held = await holdDialogue(dialogue, brain)
    verdicts.push(...held.verdicts)
    if (words.length > 0 || held.verdicts.some(({ right }) => !right)) tell(held)
  }
  return verdicts
}

function failures({ dialogue, exchanges, verdicts }: HeldDialogue): string[] {
  const lines = exchanges.flatMap(({ said, response }, index) => [
    `> ${said.slice(0, 400)}`,
    ...answerLines(response).map((line) => `  ${line}`),
    ...verdicts
      .filter(({ turn, right }) => turn === index + 1 && !right)
      .map(({ rule, reason }) => `  ✗ ${rule}: ${reason}`),
  ])
  return ['', `### ${dialogue.id} (${dialogue.class}): ${dialogue.card}`, ...lines]
}

function totals(verdicts: readonly Verdict[]): string[] {
  const rows = totalsByClass(verdicts)
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + of(row), 0)
  return [
    '',
    '| class | expectations | dialogues |',
    '|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.class} | ${row.right} of ${row.all} | ${row.dialoguesRight} of ${row.dialogues} |`,
    ),
    `| all | ${sum((row) => row.right)} of ${sum((row) => row.all)} | ${sum((row) => row.dialoguesRight)} of ${sum((row) => row.dialogues)} |`,
  ]
}

async function writePage(): Promise<void> {
  writeFileSync(questionsPage, await writeQuestions(graded))
}

async function writeTalks(): Promise<void> {
  const folder = path.join(import.meta.dirname, '..', 'testing', 'assistant', 'golden')
  mkdirSync(folder, { recursive: true })
  for (const talk of talks.filter(({ file }) => isWanted(file))) {
    writeFileSync(path.join(folder, `${talk.file}.md`), await writeTalk(talk, graded))
    print([talk.file])
  }
}
