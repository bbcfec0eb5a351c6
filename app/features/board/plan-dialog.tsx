import { type FormEvent, useId, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { planAddress } from '#app/features/itinerary/index.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { Idea } from '#domain/ideas/idea.ts'
import { isDate } from '#domain/ideas/idea.ts'
import { planOf } from '#domain/ideas/plan-these.ts'

interface PlanDialogProps {
  ideas: readonly Idea[]
  today: string
  boardName: string | null
  onClose: () => void
}

/** Hands the ideas to the planner as what must be seen; it asks about names that it does not know. */
export function PlanDialog({ ideas, today, boardName, onClose }: PlanDialogProps) {
  const formId = useId()
  const navigate = useNavigate()
  const plan = useMemo(() => planOf(ideas, today), [ideas, today])
  const [where, setWhere] = useState(plan.where ?? boardName ?? '')
  const [start, setStart] = useState(plan.start ?? '')
  const [days, setDays] = useState(String(plan.days))
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (where.trim() === '') {
      setError('Please say where')
      return
    }
    const slots = {
      where: [where.trim()],
      see: plan.see,
      ...(isDate(start) && { start }),
      days: Math.min(Math.max(Math.round(Number(days)) || plan.days, 1), 60),
    }
    void navigate(planAddress('', { slots }))
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={`Plan ${ideas.length === 1 ? 'this idea' : `these ${ideas.length} ideas`}`}
        description="They are the sights that the plan keeps. What it does not know by name, it asks about."
        footer={
          <Button type="submit" form={formId}>
            Plan the days
          </Button>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
          <FormField label="Where" error={error}>
            <Input
              value={where}
              placeholder="Lisbon"
              onChange={({ target }) => setWhere(target.value)}
            />
          </FormField>
          <div className="grid grid-cols-2 gap-4">
            <FormField label="From" required={false}>
              <Input type="date" value={start} onChange={({ target }) => setStart(target.value)} />
            </FormField>
            <FormField label="Days">
              <Input
                type="number"
                min={1}
                max={60}
                value={days}
                onChange={({ target }) => setDays(target.value)}
              />
            </FormField>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}
