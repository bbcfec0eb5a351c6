import { Outlet } from 'react-router'

/** Renders the child route. */
export default function Partners() {
  return <Outlet />
}
