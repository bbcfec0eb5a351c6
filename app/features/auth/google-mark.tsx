/** Google's own mark, in its own colours, as its guidelines ask. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      <path
        fill="#4285F4"
        d="M23 12.27c0-.82-.07-1.6-.21-2.36H12v4.46h6.17a5.28 5.28 0 0 1-2.29 3.46v2.88h3.7c2.17-2 3.42-4.94 3.42-8.44Z"
      />
      <path
        fill="#34A853"
        d="M12 23.5c3.1 0 5.69-1.03 7.58-2.79l-3.7-2.88c-1.03.69-2.34 1.1-3.88 1.1-2.99 0-5.52-2.02-6.42-4.73H1.75v2.97A11.5 11.5 0 0 0 12 23.5Z"
      />
      <path
        fill="#FBBC05"
        d="M5.58 14.2a6.9 6.9 0 0 1 0-4.4V6.83H1.75a11.5 11.5 0 0 0 0 10.34l3.83-2.97Z"
      />
      <path
        fill="#EA4335"
        d="M12 5.07c1.69 0 3.2.58 4.4 1.72l3.28-3.28A11.1 11.1 0 0 0 12 .5 11.5 11.5 0 0 0 1.75 6.83L5.58 9.8C6.48 7.09 9.01 5.07 12 5.07Z"
      />
    </svg>
  )
}
