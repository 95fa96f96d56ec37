import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import {
  type AttendanceMark,
  attendanceMarks,
  type Attendee,
  markNames,
} from '#domain/learning/seminars/attendance.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { DataTable, type TableColumn } from '#ui/kit/layout/data-table.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import type { AttendanceStore } from './attendance-store.ts';
import styles from './attendance.module.css';

/** Who is enrolled, each marked by a press or by a key: P and A mark and go on to the next one, the arrows go up and down. */
export const AttendanceTable = observer(function AttendanceTable({ store }: { readonly store: AttendanceStore }) {
  const { people, mayMark } = store.list;
  const columns: readonly TableColumn<Attendee>[] = [
    { key: 'name', title: 'Nombre', cell: ({ name }) => name },
    { key: 'email', title: 'Correo', cell: ({ email }) => email },
    {
      key: 'mark',
      title: 'Asistencia',
      cell: (attendee) =>
        mayMark ? (
          <Marks attendee={attendee} onMark={(mark) => void store.mark(attendee, mark)} />
        ) : attendee.mark === null ? (
          'Sin marcar'
        ) : (
          markNames[attendee.mark]
        ),
    },
  ];
  return (
    <div>
      <DataTable
        caption={<VisuallyHidden>Personas inscritas, por apellido</VisuallyHidden>}
        rows={people}
        rowKey={({ userId }) => userId}
        columns={columns}
      />
    </div>
  );
});

interface MarksProps {
  readonly attendee: Attendee;
  readonly onMark: (mark: AttendanceMark) => void;
}

function Marks({ attendee, onMark }: MarksProps) {
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = { p: 'present', a: 'absent' } as const;
    const mark = chosen[event.key.toLowerCase() as keyof typeof chosen] as AttendanceMark | undefined;
    if (mark !== undefined && attendee.mark !== mark) onMark(mark);
    const step = mark !== undefined || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    focusRow(event.currentTarget, step);
  };
  return (
    <span role="group" aria-label={`Asistencia de ${attendee.name}`} className={styles.marks}>
      {attendanceMarks.map((mark) => (
        <Button
          key={mark}
          size="small"
          aria-pressed={attendee.mark === mark}
          onKeyDown={press}
          onClick={() => onMark(mark)}
        >
          {markNames[mark]}
        </Button>
      ))}
    </span>
  );
}

/** Goes to the marks of the row above or below. */
function focusRow(from: HTMLElement, step: 1 | -1): void {
  const row = from.closest('tr');
  const other = step === 1 ? row?.nextElementSibling : row?.previousElementSibling;
  other?.querySelector('button')?.focus();
}
