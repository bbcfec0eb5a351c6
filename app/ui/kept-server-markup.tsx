interface KeptServerMarkupProps {
  id?: string
  className?: string
  hidden?: boolean
}

/**
 * Keeps the server's markup where the browser does not render it for now: React does not touch what is
 * inside. The server must have rendered the same element around it.
 */
export function KeptServerMarkup(props: KeptServerMarkupProps) {
  return (
    <div
      {...props}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, React leaves alone what the server sent.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
