/** A set of tables from the questions in an address. */
import { data } from 'react-router'
import type { MealSet } from '#domain/restaurants/meal-set.ts'
import { readQuestions, requestOfQuestions } from '#domain/restaurants/set-questions.ts'
import { type Asking, deviceAsking, waitToSearch } from './answer-request.server.ts'

export async function fetchSet(asking: Asking) {
  const { request } = asking
  const { restaurants, now } = asking.services
  const today = now().toISOString().slice(0, 10)
  const questions = readQuestions(new URL(request.url).searchParams, today)
  const { where } = questions.wish
  const shown = { questions, device: deviceAsking(request) }
  const wait = where ? await waitToSearch(asking) : null
  if (wait) {
    const { words, headers } = wait
    return data({ ...shown, town: null, set: null, refusal: words }, { status: 429, headers })
  }
  const town = where ? await restaurants.townNamed(where) : null
  const set: MealSet | null = town
    ? await restaurants.mealSet(requestOfQuestions(questions, town.slug))
    : null
  return data({ ...shown, town, set, refusal: null })
}
