-- Nobody is put into a group by another. The owner's own row is written by a trigger; until there are
-- invitations that the invited person accepts, no other row is written by a person at all.
drop policy "owners add members" on public.group_participants;
revoke insert on public.group_participants from authenticated;
