import { Box, Card, CardActionArea, CardContent, Stack } from '@mui/material'
import type { AdminApp } from '@portal/contract'
import { RecordContextProvider, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { AppThumbnail } from '../../fields/AppThumbnail.tsx'
import { AppStatusField } from '../../fields/StatusFields.tsx'
import { NoData } from '../../layout/NoData.tsx'
import { AppTitle } from './AppTitle.tsx'
import { CategoryField } from './CategoryField.tsx'

/** Shows the list as cards. */
export const AppGrid = () => {
  const { data, total } = useListContext<AdminApp>()
  if (total === 0) return <NoData />
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 2,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(232px, 1fr))',
      }}
    >
      {data?.map((app) => (
        <RecordContextProvider key={app.id} value={app}>
          <Card component="li" sx={{ '& img': { width: '100%', height: 'auto', borderRadius: 0 } }}>
            <CardActionArea component={Link} to={`/manageapps/${app.id}`} sx={{ height: '100%' }}>
              <AppThumbnail width={320} />
              <CardContent>
                <AppTitle isLink={false} />
                <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap', fontSize: 13 }}>
                  <AppStatusField />
                  <CategoryField />
                </Stack>
              </CardContent>
            </CardActionArea>
          </Card>
        </RecordContextProvider>
      ))}
    </Box>
  )
}
