import { useEffect, useRef, useState } from 'react';
import { formatLongDay, formatLongInstant } from '#domain/shared/dates.ts';
import { parsePlainDate } from '#domain/shared/typed-day.ts';
import { parseLimaMinute } from '#domain/shared/lima-minute.ts';
import { capitalised } from '#domain/shared/text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface DayFieldProps extends Omit<TextFieldProps, 'type' | 'hint' | 'ref'> {
  readonly hint?: string | undefined;
  /** Also asks for the hour, of Lima. */
  readonly withHour?: boolean;
}

/** A day, said in words once it is chosen: browsers write it in the order of their own language, whatever that of the page. */
export function DayField({ hint = '', withHour = false, onChange, ...rest }: DayFieldProps) {
  const begun = String(rest.defaultValue ?? '');
  const [chosen, setChosen] = useState(begun);
  const [before, setBefore] = useState(begun);
  // The address asks for another day: it stands in the field by now.
  if (begun !== before) {
    setBefore(begun);
    setChosen(begun);
  }
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A form that is emptied tells its fields nothing.
    const form = input.current?.form;
    const onReset = () => setChosen(begun);
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [begun]);
  return (
    <TextField
      {...rest}
      ref={input}
      type={withHour ? 'datetime-local' : 'date'}
      hint={[saidDay(String(rest.value ?? chosen)), hint].filter((each) => each !== '').join(' ')}
      onChange={(event) => {
        setChosen(event.target.value);
        onChange?.(event);
      }}
    />
  );
}

/** What a field of a day, with or without an hour, has in it, as a sentence; empty: no day. */
function saidDay(text: string): string {
  const minute = parseLimaMinute(text);
  if (minute.ok) return sentence(formatLongInstant(minute.value, { withYear: true }));
  const day = parsePlainDate(text);
  return day.ok ? sentence(formatLongDay(day.value, { withYear: true })) : '';
}

const sentence = (said: string): string => capitalised(said.replace(/\.?$/, '.'));
