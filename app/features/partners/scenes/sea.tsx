/** Lines of water at the bottom of a scene, fainter towards the viewer. */
export function Sea() {
  return (
    <g strokeWidth="2" className="stroke-mist-line">
      <path className="fill-dusk" stroke="none" d="M0 284h480v76H0z" />
      <path d="M0 284h480" opacity=".9" />
      <path
        opacity=".55"
        d="M24 304c9 0 9 5 18 5s9-5 18-5 9 5 18 5M196 300c9 0 9 5 18 5s9-5 18-5 9 5 18 5 9-5 18-5M372 306c9 0 9 5 18 5s9-5 18-5 9 5 18 5"
      />
      <path
        opacity=".35"
        d="M96 326c9 0 9 5 18 5s9-5 18-5 9 5 18 5M290 328c9 0 9 5 18 5s9-5 18-5 9 5 18 5 9-5 18-5"
      />
    </g>
  )
}
