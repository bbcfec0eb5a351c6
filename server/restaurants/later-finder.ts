/** The finder of tables, loaded when somebody first looks for one: what reads their words is large. */
import type { RestaurantFinder } from '#domain/restaurants/finder.ts'
import type { FinderOptions } from './restaurant-finder.ts'

export function laterFinder(options: FinderOptions): RestaurantFinder {
  let loading: Promise<RestaurantFinder> | undefined
  const finder = () => {
    loading ??= import('./restaurant-finder.ts').then(({ createRestaurantFinder }) =>
      createRestaurantFinder(options),
    )
    return loading
  }
  return {
    find: async (read, point) => (await finder()).find(read, point),
    mealSet: async (request) => (await finder()).mealSet(request),
    townNamed: async (words) => (await finder()).townNamed(words),
  }
}
