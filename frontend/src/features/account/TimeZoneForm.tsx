/** The time zone in which the business' days begin and end; today, this month and every other period follow it. */
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { FormEvent } from 'react';
import { ownTimeZone } from '../../format/date.ts';
import { choiceOf, clockIn, offsetOf, timeZoneChoices } from '../../format/time-zones.ts';
import type { TimeZoneChoice } from '../../format/time-zones.ts';
import { FormNotice } from '../../ui/forms/FormNotice.tsx';
import { useUser } from '../sessions/RequireSession.tsx';
import { SaveRow } from './SaveRow.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useUpdateProfile } from './use-update-profile.ts';

const findByWords = createFilterOptions<TimeZoneChoice>({ stringify: ({ name, region, label }) => `${region} ${label} ${name} ${offsetOf(name, new Date())}` });

export function TimeZoneForm() {
  const { timeZone } = useUser();
  const [chosen, setChosen] = useState(timeZone);
  const [isSaving, setSaving] = useState(false);
  const [fault, setFault] = useState<string>();
  const update = useUpdateProfile(({ message }) => setFault(message));
  const choices = useMemo(() => timeZoneChoices(timeZone), [timeZone]);
  const own = ownTimeZone();
  const [now] = useState(() => new Date());

  const choose = (name: string) => {
    setChosen(name);
    setFault(undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    await update({ timeZone: chosen });
    setSaving(false);
  };
  return (
    <SettingsSection title="Time zone" subtitle="Where your business day begins and ends. Today, this week and every other period follow it.">
      <Stack component="form" noValidate spacing={2} onSubmit={(event) => void submit(event)}>
        <Autocomplete
          options={choices}
          value={choices.find(({ name }) => name === chosen) ?? choiceOf(chosen)}
          onChange={(_event, choice) => choose(choice.name)}
          filterOptions={findByWords}
          getOptionLabel={({ label }) => label}
          getOptionKey={({ name }) => name}
          isOptionEqualToValue={(one, other) => one.name === other.name}
          disableClearable
          disablePortal
          autoHighlight
          noOptionsText="No such place. Try a larger city nearby, or an offset such as GMT+2."
          renderOption={({ key, ...props }, { region, label, name }) => (
            <Box component="li" key={key} {...props} sx={{ gap: 1 }}>
              <span>{label}</span>
              <Typography component="span" variant="caption" color="textSecondary" noWrap>{`${region}, ${offsetOf(name, now)}`}</Typography>
            </Box>
          )}
          renderInput={(params) => (
            <TextField {...params} label="Time zone" helperText={`${offsetOf(chosen, now)}: it is ${clockIn(chosen, now)} there now.`} />
          )}
        />
        {own === chosen ? null : (
          <Button variant="text" size="small" sx={{ alignSelf: 'flex-start', ml: -1.25 }} onClick={() => choose(own)}>{`Use this browser's: ${choiceOf(own).label}`}</Button>
        )}
        <FormNotice text={fault} />
        <SaveRow label="Save time zone" isDirty={chosen !== timeZone} isSaving={isSaving} onDiscard={() => choose(timeZone)} />
      </Stack>
    </SettingsSection>
  );
}
