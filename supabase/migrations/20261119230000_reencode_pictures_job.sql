-- The job that encodes older public pictures anew is named for what it does. Those that wait, run or
-- are parked under the earlier name are run under the new one; its schedule keeps its time.
update jobs.jobs set kind = 'reencode-pictures', key = replace(key, 'schedule mend-pictures', 'schedule reencode-pictures')
where kind = 'mend-pictures';
update jobs.schedules set kind = 'reencode-pictures' where kind = 'mend-pictures';
