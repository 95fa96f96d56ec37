import { describe } from 'vitest';
import { PlanMembersInMemory } from './plan-members-in-memory.ts';
import { planMembersContract, plansOfTest } from '#test/ports/plans/plan-members.ts';

describe('PlanMembersInMemory', () => {
  const name = 'Ana Quispe Rojas';
  planMembersContract(() =>
    Promise.resolve(new PlanMembersInMemory(plansOfTest, { ana: name, luis: name, eva: name })),
  );
});
