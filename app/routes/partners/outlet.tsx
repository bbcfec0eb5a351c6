import { Outlet } from 'react-router'

/** Whatever child path was asked for renders here, the landing only at the path itself. */
export default function Partners() {
  return <Outlet />
}
