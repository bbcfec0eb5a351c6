/** Can't be loaded. */
throw new Error('failed while loading')
