import { useId } from 'react';
import { type OfficeRole, officeRoles, roleDuty, roleName } from '#domain/office/permissions.ts';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';
import { FieldError } from '#ui/kit/forms/field.tsx';
import styles from './team-page.module.css';

interface RoleChoiceProps {
  readonly label: string;
  readonly chosen: readonly OfficeRole[];
  readonly error: string | null;
  readonly onTick: (role: OfficeRole, isTicked: boolean) => void;
}

/** The roles, each with what it is for; somebody may have several. */
export function RoleChoice({ label, chosen, error, onTick }: RoleChoiceProps) {
  const id = useId();
  return (
    <fieldset className={styles.roles} aria-describedby={error === null ? undefined : `${id}-error`}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {officeRoles.map((role) => (
          <CheckboxField
            key={role}
            name={`${id}-${role}`}
            label={roleName(role)}
            hint={roleDuty(role)}
            aria-invalid={error !== null || undefined}
            checked={chosen.includes(role)}
            onChange={(event) => onTick(role, event.target.checked)}
          />
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
