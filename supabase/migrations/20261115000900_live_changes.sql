-- What a screen may follow live. Row-level security decides who hears of which row.
alter publication supabase_realtime add table
  public.groups,
  public.group_participants,
  public.group_messages,
  public.suggestion_votes,
  public.sessions,
  public.ideas,
  public.pages,
  public.page_sections,
  public.carousel_items;
