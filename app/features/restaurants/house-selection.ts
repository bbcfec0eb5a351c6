/** Which house is looked at: the list and the map share it, so that each shows what the other chose. */
import { createContext, useContext } from 'react'

export interface HouseSelection {
  chosen: string | null
  pointed: string | null
  choose: (id: string, where: 'list' | 'map') => void
  point: (id: string | null) => void
}

export const HouseSelectionContext = createContext<HouseSelection>({
  chosen: null,
  pointed: null,
  choose: () => undefined,
  point: () => undefined,
})

export const useHouseSelection = (): HouseSelection => useContext(HouseSelectionContext)

/** The id of the house's entry in the list. */
export const houseElementId = (id: string) => `house-${id.replaceAll(/[^\w-]/g, '-')}`
