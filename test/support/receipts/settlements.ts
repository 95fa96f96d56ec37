import type { LightMyRequestResponse } from 'fastify';
import type { TestSchool } from '#test/support/school/test-school.ts';

/** Sends a CSV of settlements of the simulated gateway. @param how '/rehearsals', or '' to bring it in. */
export async function sendSettlements(
  world: TestSchool,
  userId: string,
  how: '/rehearsals' | '',
  text: string,
  { gateway = 'simulada', columns = '' } = {},
): Promise<LightMyRequestResponse> {
  const form = new FormData();
  form.append('gateway', gateway);
  if (columns !== '') form.append('columnas', columns);
  form.append('archivo', new Blob([text]), 'liquidaciones.csv');
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '', ...(await world.signIn(userId)) };
  const payload = Buffer.from(await encoded.arrayBuffer());
  return world.app.inject({ method: 'POST', url: `/api/v1/staff/settlements${how}`, payload, headers });
}
