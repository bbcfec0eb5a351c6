/** What the processes of the benchmark know each other by. */
export const keys = { anon: 'sb_publishable_bench', service: 'sb_secret_bench' }
