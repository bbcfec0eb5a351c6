interface ServersMarkupProps {
  id?: string
  className?: string
  hidden?: boolean
}

/**
 * Stands where the server rendered something that the browser does not render for now: React leaves
 * the markup inside as it was sent. Around it the server must have rendered the same element.
 */
export function ServersMarkup(props: ServersMarkupProps) {
  return (
    <div
      {...props}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, React leaves alone what the server sent.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
