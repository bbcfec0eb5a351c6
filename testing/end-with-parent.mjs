/**
 * For processes that tests start (`node --import`): ends politely when the channel to its parent closes, so that
 * nothing outlives a test runner that was killed. The channel itself keeps no process alive.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
