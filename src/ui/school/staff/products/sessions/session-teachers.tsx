import type { ProductChoices } from '#application/read-models/office/products/edited-product.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import styles from './session-teachers.module.css';

interface TeachersProps {
  readonly id: string;
  /** Of the session. */
  readonly number: number;
  readonly staffIds: readonly number[];
  readonly staff: ProductChoices['staff'];
  readonly error: string | null;
  readonly onChange: (staffIds: readonly number[]) => void;
}

/** Who holds a session, of the school's teachers. */
export function SessionTeachers({ id, number, staffIds, staff, error, onChange }: TeachersProps) {
  const nameOf = (staffId: number) => staff.find((each) => each.id === staffId)?.name ?? 'Alguien que se fue';
  return (
    <div className={styles.teachers}>
      <SelectField
        id={id}
        label="Quién la dicta"
        optional
        hint="Sin nadie, quienes dictan el seminario."
        value=""
        error={error}
        onChange={({ target }) => target.value !== '' && onChange([...staffIds, Number(target.value)])}
      >
        <option value="">Agregar…</option>
        {staff
          .filter((each) => !staffIds.includes(each.id))
          .map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
      </SelectField>
      {staffIds.length > 0 && (
        <ul className={styles.list} aria-label={`Quiénes dictan la sesión ${number}`}>
          {staffIds.map((staffId) => (
            <li key={staffId}>
              <span>{nameOf(staffId)}</span>
              <Button
                size="small"
                look="quiet"
                aria-label={`Quitar a ${nameOf(staffId)} de la sesión ${number}`}
                onClick={() => onChange(staffIds.filter((each) => each !== staffId))}
              >
                Quitar
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
