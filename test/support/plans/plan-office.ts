import type { LightMyRequestResponse } from 'fastify';
import { insertGrant, insertProduct } from '#test/support/shared/rows.ts';
import type { TestSchool } from '#test/support/school/test-school.ts';

type Bearer = Record<string, string>;

/** An owner with a plan for four, of which she takes one seat, and what she and others do with it over HTTP. */
export class PlanOffice {
  readonly plan = 10;
  ownerId = '';
  owner: Bearer = {};
  #keys = 0;

  constructor(readonly school: TestSchool) {}

  /** @param seats persons the plan is for. */
  async open(seats = 4): Promise<this> {
    const { db } = this.school;
    const plan = { kind: 'plan', slug: 'plan-pro', title: 'Plan Pro', plan_page: 'pro', plan_seats: seats };
    await insertProduct(db, this.plan, plan);
    await insertProduct(db, 20, { kind: 'course' });
    await db
      .insertInto('plan_products')
      .values({ plan_id: this.plan, product_id: 20, kind: null, category_id: null })
      .execute();
    this.ownerId = await this.school.addUser({ email: 'ana@correo.pe' });
    this.owner = await this.school.signIn(this.ownerId);
    await insertGrant(db, this.ownerId, this.plan, { ends_at: '2027-06-01T04:59:59.000Z' });
    return this;
  }

  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    headers: Bearer = {},
    payload?: object,
  ): Promise<LightMyRequestResponse> {
    this.#keys += 1;
    const sent = { host: 'localhost', 'idempotency-key': `key-of-the-test-${this.#keys}`, ...headers };
    return this.school.app.inject({ method, url, headers: sent, ...(payload === undefined ? {} : { payload }) });
  }

  invite(list: string, headers: Bearer = this.owner, planId = this.plan): Promise<LightMyRequestResponse> {
    return this.call('POST', `/api/v1/managed-plans/${planId}/invitations`, headers, { list });
  }

  /** What became of each entry of a list. */
  async outcomes(list: string): Promise<readonly string[]> {
    const answer = await this.invite(list);
    return answer.json<{ results: { outcome: string }[] }>().results.map(({ outcome }) => outcome);
  }

  async managed() {
    const answer = await this.call('GET', '/api/v1/managed-plans', this.owner);
    return answer.json<{
      responsibleId: string;
      plans: {
        seats: number;
        used: number;
        members: {
          id: string;
          email: string;
          name: string;
          state: string;
          seat: number | null;
          userId: string | null;
        }[];
      }[];
    }>();
  }

  async memberOf(email: string) {
    const found = (await this.managed()).plans[0]?.members.find((member) => member.email === email);
    if (found === undefined) throw new Error(`${email} is not in the plan`);
    return found;
  }

  /** The secret of the newest invitation to an address. */
  async secretFor(email: string): Promise<string> {
    const mails = await this.school.db
      .selectFrom('outbox_mails')
      .select('text_body')
      .where('recipient', 'like', `%${email}%`)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const secret = mails.flatMap(({ text_body }) => [...text_body.matchAll(/registro-invitado\?token=(\S+)/g)]).at(-1);
    if (secret?.[1] === undefined) throw new Error(`No invitation was sent to ${email}`);
    return secret[1];
  }

  accept(secret: string, headers: Bearer): Promise<LightMyRequestResponse> {
    return this.call('POST', '/api/v1/invitation-acceptances', headers, { token: secret });
  }

  /** What the page of an invitation is told, or the problem. */
  async check(secret: string): Promise<object> {
    return (await this.call('POST', '/api/v1/invitation-checks', {}, { token: secret })).json<object>();
  }

  /** The owner signs in again, after days. */
  async renewOwner(): Promise<void> {
    this.owner = await this.school.signIn(this.ownerId);
  }

  /** An account under the address, invited and in. */
  async join(email: string): Promise<{ readonly id: string; readonly bearer: Bearer }> {
    const id = await this.school.addUser({ email });
    const bearer = await this.school.signIn(id);
    await this.invite(email);
    const answer = await this.accept(await this.secretFor(email), bearer);
    if (answer.statusCode !== 204) throw new Error(`Not accepted: ${answer.body}`);
    return { id, bearer };
  }

  async me(headers: Bearer) {
    const answer = await this.call('POST', '/auth/me', headers, {});
    return answer.json<{
      role: number;
      plan_id: number | null;
      responsables: { id: string; estado: number }[];
      menu: { plan: { productos: Record<string, { id: number }[]> } };
    }>();
  }

  /** Whether the plan's course is among what the caller owns. */
  async reachesCourse(headers: Bearer): Promise<boolean> {
    const { menu } = await this.me(headers);
    return Object.values(menu.plan.productos).some((products) => products.some(({ id }) => id === 20));
  }
}
