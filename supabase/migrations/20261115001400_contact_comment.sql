-- The table's comment says what its policies allow.

comment on table public.contact_messages is
  'What visitors wrote to the team. People with an account read their own, visitors none. Personal: user_id when signed in, else email.';
