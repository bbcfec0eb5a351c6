import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { GallerySection, Specimen } from './specimen.tsx'

const times = [
  { value: '09:00', label: '9:00 AM' },
  { value: '12:30', label: '12:30 PM' },
  { value: '18:00', label: '6:00 PM' },
  { value: '23:00', label: '11:00 PM, after the last ferry has gone', disabled: true },
]

export function FormSection() {
  return (
    <GallerySection
      id="forms"
      title="Forms"
      intro="A field owns its label, its hint and its error, and ties them together in the HTML, before any script runs."
    >
      <Specimen name="Text">
        <div className="grid gap-6 sm:grid-cols-2">
          <FormField label="Name" required>
            <Input name="name" autoComplete="off" placeholder="Ada Lovelace" />
          </FormField>
          <FormField label="Email" hint="We answer within two days.">
            <Input type="email" defaultValue="ada@example.org" autoComplete="off" />
          </FormField>
          <FormField label="Departure" error="Choose a day after today.">
            <Input type="date" defaultValue="2020-01-01" />
          </FormField>
          <FormField label="Nickname" required={false}>
            <Input autoComplete="off" />
          </FormField>
          <FormField label="Disabled">
            <Input disabled defaultValue="Cannot be changed now" />
          </FormField>
          <FormField label="Read only">
            <Input readOnly defaultValue="TRIP-1513" />
          </FormField>
          <FormField label="Secret word" hint="Shown if you ask.">
            <PasswordInput autoComplete="off" defaultValue="a moth in relay 70" />
          </FormField>
        </div>
      </Specimen>
      <Specimen name="Longer text">
        <div className="grid gap-6">
          <FormField label="Message" hint="It grows with what you write.">
            <Textarea placeholder="What do you dream of?" />
          </FormField>
          <FormField
            label="Wishes"
            error="This is a little long. Keep it under 2,000 characters, so that everyone in the group reads it to the end."
          >
            <Textarea defaultValue="Somewhere warm, with a harbor to sit at in the evening." />
          </FormField>
        </div>
      </Specimen>
      <Specimen name="Select" note="Arrow keys, first letters, Escape.">
        <div className="grid gap-6 sm:grid-cols-2">
          <FormField label="Time">
            <Select name="time" options={times} placeholder="Select time" />
          </FormField>
          <FormField label="Chosen">
            <Select options={times} defaultValue="18:00" />
          </FormField>
          <FormField label="With an error" error="Select a time.">
            <Select options={times} placeholder="Select time" />
          </FormField>
          <FormField label="Disabled">
            <Select options={times} defaultValue="09:00" disabled />
          </FormField>
        </div>
      </Specimen>
    </GallerySection>
  )
}
