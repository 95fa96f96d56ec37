import type { ChangeSettingsRefusal } from '#application/server/settings/change-settings.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';

/** How each refusal about the school's settings is answered. */
export const settingsRefusals: RefusalTable<ChangeSettingsRefusal> = {
  'settings-invalid': {
    status: 400,
    field: ({ problems }) => problems[0]?.field,
    detail: ({ problems }) => problems[0]?.text ?? '',
    data: ({ problems }) => ({ problems }),
  },
  'settings-changed-meanwhile': {
    status: 409,
    detail:
      'Otra persona cambió estos datos mientras escribías. Mira abajo qué dicen ahora, y guarda otra vez si lo tuyo es lo que vale.',
  },
};
