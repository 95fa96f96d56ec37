import type { ResourceField, TypedValue } from '#domain/office/resources/field.ts';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';
import { RadioGroup } from '#ui/kit/forms/radio-group.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import { DayField } from '#ui/kit/forms/day-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { PictureField } from './picture-field.tsx';

interface PlainControlProps {
  readonly name: string;
  readonly field: ResourceField;
  readonly typed: TypedValue;
  readonly error: string | null;
  readonly onWrite: (typed: TypedValue) => void;
}

/** The control of a field that is one text, word, tick or picture. */
export function PlainControl({ name, field, typed, error, onWrite }: PlainControlProps) {
  const { kind, label, hint, isOptional, choices = {} } = field;
  const texts = { name, label, hint, error, optional: isOptional } as const;
  const text = typeof typed === 'string' ? typed : '';
  const value = { value: text, onChange: (event: { target: { value: string } }) => onWrite(event.target.value) };
  switch (kind) {
    case 'tick':
      return (
        <CheckboxField
          name={name}
          label={label}
          hint={hint}
          error={error}
          checked={typed === true}
          onChange={(event) => onWrite(event.target.checked)}
        />
      );
    case 'choice':
      return Object.keys(choices).length < 2 ? null : (
        <RadioGroup
          {...texts}
          value={text}
          options={Object.entries(choices).map(([word, said]) => ({ value: word, label: said }))}
          onChange={onWrite}
        />
      );
    case 'lines':
      return <TextArea {...texts} {...value} rows={6} />;
    case 'day':
      return <DayField {...texts} {...value} />;
    case 'amount':
      return <TextField {...texts} {...value} prefix="S/." inputMode="decimal" autoComplete="off" />;
    case 'percent':
    case 'number':
      return <TextField {...texts} {...value} inputMode="decimal" autoComplete="off" />;
    case 'picture':
      return <PictureField {...texts} file={text} folder={field.folder ?? 'retratos'} onChange={onWrite} />;
    case 'email':
      return <TextField {...texts} {...value} type="email" autoComplete="off" />;
    default:
      return <TextField {...texts} {...value} autoComplete="off" />;
  }
}
