import type { ReactNode } from 'react';
import { reasonOf } from '#domain/office/products/field-fault.ts';
import type { Lack } from '#domain/office/working-copy.ts';
import { Form } from '#ui/kit/forms/form.tsx';
import styles from './part-form.module.css';

interface FieldsProps {
  readonly mayEdit: boolean;
  readonly children: ReactNode;
}

/** The fields of a part. Nothing is sent by it: whatever is changed is saved by itself. Whoever may only look changes nothing. */
export function PartForm(props: FieldsProps) {
  return (
    <OpenPartForm>
      <EditableFields {...props} />
    </OpenPartForm>
  );
}

/** A part in which also whoever may only look opens one thing and another: its fields stand in `EditableFields` of their own. */
export function OpenPartForm({ children }: { children: ReactNode }) {
  return <Form onSubmit={(event) => event.preventDefault()}>{children}</Form>;
}

/** Fields, and buttons that change something: whoever may only look reads the ones and has not the others. */
export function EditableFields({ mayEdit, children }: FieldsProps) {
  return (
    <fieldset disabled={!mayEdit} className={styles.fields}>
      {children}
    </fieldset>
  );
}

/** Fields that belong together, beside what they are called where there is room. */
export function PartGroup({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.controls}>{children}</div>
    </section>
  );
}

/** What is wrong with a field, for the field itself: `error={errorOf(store.lacks, 'title')}`. */
export function errorOf(lacks: readonly Lack[], field: string): string | null {
  const lack = lacks.find((each) => each.field === field && each.hinders);
  if (lack === undefined) return null;
  return namesItsField(lack) ? reasonOf(lack.text) : lack.text;
}

/** Parts in which all that is wrong begins with the name of its field; in the others it begins with the place. */
const namesItsField = ({ part }: Lack): boolean => part === 'facts' || part === 'prices' || part === 'plan';
