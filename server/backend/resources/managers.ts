import type { EmployeeRow } from '#schemas/api/partner-employees.ts';
import { Refusal } from '#server/backend/context/refusal.ts';
import type { ChosenManager } from '../database/visitor-tables.ts';
import { readRows, type Scope } from './content.ts';

/**
 * The doctor whom a visitor would like to consult, with the name in the clinic's language, which remains readable after
 * the doctor has left.
 * @throws Refusal 400 if the clinic has no such doctor
 */
export async function chosenManager(
  { db, partner }: Scope & { partner: { mainLanguage: Scope['languageCode'] } },
  managerId: number | null,
): Promise<ChosenManager> {
  if (managerId === null) return { managerId, managerName: null };
  const scope: Scope = { db, partner, languageCode: partner.mainLanguage };
  const [employee] = await readRows<EmployeeRow>(scope, 'employee', [managerId]);
  if (!employee?.isDoctor) throw new Refusal(400, 'MANAGER_UNAVAILABLE');
  return { managerId, managerName: `${employee.name} · ${employee.position}` };
}
