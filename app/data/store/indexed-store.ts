/** Rows in IndexedDB, shared by all tabs of this browser. */
import { type Key, type Store, type Table, tables, type WriteTransaction } from './store.ts'

/** Raised when the tables change; rows of the old form are brought over in `upgrade`. */
const layoutVersion = 1

export class StoreUnusableError extends Error {}

/** Fails with `StoreUnusableError` where a database of this name is not ours to use. */
export async function openIndexedStore(name: string): Promise<Store> {
  let database: IDBDatabase | null = null
  const open = async () => {
    database ??= await openOurs(name, () => {
      database = null
    })
    return database
  }
  await open()

  const run = async <Value>(
    mode: IDBTransactionMode,
    work: (rows: WriteTransaction) => Promise<Value>,
  ): Promise<Value> => {
    // `strict`: a change counts as stored when it is on the disk, not when the operating system has
    // buffered it.
    const transaction = (await open()).transaction([...tables], mode, { durability: 'strict' })
    const ended = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('A transaction of the browser store was ended')),
      )
    })
    // The error is thrown below; without this, the same rejection would also be reported as unhandled.
    ended.catch(() => undefined)
    const value = await work(rowsOf(transaction)).catch(async (cause: unknown) => {
      if (isOpen(transaction)) transaction.abort()
      throw transaction.error ?? cause
    })
    await ended
    return value
  }

  return {
    lasting: true,
    read: (work) => run('readonly', work),
    write: (work) => run('readwrite', work),
    close: () => database?.close(),
  }
}

/** `onClosed`: the browser or a page with a newer layout has closed it, and it is to be opened anew. */
async function openOurs(name: string, onClosed: () => void): Promise<IDBDatabase> {
  const database = await openDatabase(name)
  if (tables.some((table) => !database.objectStoreNames.contains(table))) {
    database.close()
    throw new StoreUnusableError(`The database ${name} has other tables`)
  }
  database.addEventListener('close', onClosed)
  // Closes for a newer page, whose change of the layout would otherwise wait for this connection.
  database.addEventListener('versionchange', () => {
    database.close()
    onClosed()
  })
  return database
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, layoutVersion)
  request.addEventListener('upgradeneeded', () => {
    for (const table of tables) request.result.createObjectStore(table)
  })
  return answerOf(request).catch((cause: unknown) => {
    throw new StoreUnusableError(`The database ${name} does not open`, { cause })
  })
}

function rowsOf(transaction: IDBTransaction): WriteTransaction {
  const table = (name: Table) => transaction.objectStore(name)
  return {
    get: (name, key) => answerOf(table(name).get([...key])),
    async list(name, prefix) {
      const range = rangeOf(prefix)
      const [keys, values] = await Promise.all([
        answerOf(table(name).getAllKeys(range)),
        answerOf(table(name).getAll(range)),
      ])
      return keys.map((key, index) => ({ key: keyOf(key), value: values[index] }))
    },
    async last(name, prefix) {
      const cursor = await answerOf(table(name).openCursor(rangeOf(prefix), 'prev'))
      return cursor ? { key: keyOf(cursor.key), value: cursor.value } : undefined
    },
    async put(name, key, value) {
      await answerOf(table(name).put(value, [...key]))
    },
    async remove(name, prefix) {
      await answerOf(table(name).delete(rangeOf(prefix)))
    },
  }
}

/** An array sorts behind every text and number, so an empty one closes the range of a prefix. */
function rangeOf(prefix: Key): IDBKeyRange {
  return IDBKeyRange.bound([...prefix], [...prefix, []])
}

function keyOf(key: IDBValidKey): Key {
  const parts = Array.isArray(key) ? key : [key]
  return parts.map((part) => (typeof part === 'number' ? part : String(part)))
}

function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

/** Aborting one that has ended throws. */
function isOpen(transaction: IDBTransaction): boolean {
  try {
    transaction.objectStore('kept')
    return transaction.error === null
  } catch {
    return false
  }
}
